import { useEffect, useState } from "react";

/** Any touch or key after a page has come ends what still moves on it. */
export function useSkip(page: number): boolean {
  const [skipped, setSkipped] = useState<number>();
  useEffect(() => {
    const skip = (): void => setSkipped(page);
    document.addEventListener("pointerdown", skip);
    document.addEventListener("keydown", skip);
    return () => {
      document.removeEventListener("pointerdown", skip);
      document.removeEventListener("keydown", skip);
    };
  }, [page]);
  return skipped === page;
}
