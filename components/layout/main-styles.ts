/** Page width and padding of the main element. */
export const mainStyles = "mx-auto w-full max-w-page grow px-4 py-8 wide:px-6 wide:py-12";
