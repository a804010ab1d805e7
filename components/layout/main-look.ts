/** The room between header and footer, on every page. */
export const mainLook = "mx-auto w-full max-w-page grow px-4 py-8 wide:px-6 wide:py-12";
