/** Fallback message where the specification has none. In its own file, because browser bundles include routes. */
export const operationFailed = "operation failed";
