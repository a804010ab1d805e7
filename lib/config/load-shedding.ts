/**
 * Header of a 503 that the backend sends on purpose because one resource is busy. It says that the backend is up, so
 * circuit breakers ignore it.
 */
export const loadSheddingHeader = "x-load-shedding";
