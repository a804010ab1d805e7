import { researchLimits } from "@/lib/config/research";

export const researchMessages = {
  file: "We cannot read this file. Please send a PDF, JPEG or PNG",
  scripts: "This PDF contains scripts or commands. Please send it without them",
  tooLarge: "This picture has too many pixels. Please send a smaller one",
  fileGone: "One of the files is no longer there. Please attach it again",
  tooManyFiles: `You can attach at most ${researchLimits.files} files`,
} as const;
