import type profile from "@/messages/en/profile.json";

/** As they stand in the messages: what goes into their braces is known in the browser only. */
export type ProfileWords = typeof profile;
