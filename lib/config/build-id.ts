/** Of the build that a page or a program belongs to: next.config.mjs puts it in. */
export const buildId = process.env["BUILD_ID"] ?? "";

/** The build of the page that makes an API call. */
export const buildHeader = "x-build";
