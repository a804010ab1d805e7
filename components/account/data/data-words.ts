import type myData from "@/messages/en/my-data.json";

/** As they stand in the messages: what goes into their braces is known in the browser only. */
export type DataWords = typeof myData;
