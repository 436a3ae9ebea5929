import type { ReactNode } from "react";
import { encode } from "uqr";

/** A link, to be photographed from another screen. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { data, size } = encode(text, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="online-qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={dots.join("")} />
    </svg>
  );
}
