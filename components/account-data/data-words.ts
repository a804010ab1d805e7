import type myData from "@/messages/en/account-data.json";

/** As they stand in the messages: what goes into their braces is known in the browser only. */
export type DataWords = typeof myData;
