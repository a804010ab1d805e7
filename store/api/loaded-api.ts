/** What is loaded with the first call, in one chunk: signed-in visitors need all of it on every page. */
export * from "./client";
export { watchUser } from "@/store/api/account/watch-user";
