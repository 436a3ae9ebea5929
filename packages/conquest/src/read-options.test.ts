import { expect, test } from "vitest";
import { defaultOptions } from "./options.ts";
import { readOptions } from "./read-options.ts";

test("how far an aim is shown is agreed on, and left out where it is as usual", () => {
  for (const guides of ["none", "fan"] as const)
    expect(readOptions({ guides })).toEqual({ ok: true, options: { ...defaultOptions, guides } });
  for (const usual of [{}, { guides: "first-contact" }])
    expect(readOptions(usual)).toEqual({ ok: true, options: defaultOptions });
});

test.each(["crystal ball", true, null, { guides: "fan" }])(
  "%j is no guide, and the option is named",
  (guides) => {
    expect(readOptions({ guides })).toMatchObject({
      ok: false,
      about: { option: "guides" },
    });
  },
);
