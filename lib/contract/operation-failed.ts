/** What to say where the specification names no words for a failure. Alone, because every page carries some routes. */
export const operationFailed = "operation failed";
