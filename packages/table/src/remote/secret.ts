import * as v from "valibot";

/** 128 random bits: whoever has them is whom they were given to. */
export const secretSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
