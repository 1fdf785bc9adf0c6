/**
 * Libraries print their faults with console.error, the grammar library from inside its WebAssembly, and what they
 * print may hold a student's words. In a thread that reviews papers nothing is ever said that way.
 */
const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

for (const method of methods) Object.defineProperty(console, method, { value: () => {} });
