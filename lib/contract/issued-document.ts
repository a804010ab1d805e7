import { boolean } from "yup";
import { limits } from "@/lib/config/limits";

/** A signed document. */
export const documentFile = { fileType: "application/pdf", maxBytes: limits.reportFileBytes } as const;

/** The document is also mailed to the signed-in user. */
export const sendEmail = () => boolean().default(false);
