/**
 * zod compiles its parsers with eval, which the Content-Security-Policy forbids and reports even when it is only
 * tried. It reads this when the first schema is made, so this is the first import of the app.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
