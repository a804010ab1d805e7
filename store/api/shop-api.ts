import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query";

/** Areas add their endpoints to it, each in its own file. Answers of calls live in its cache and nowhere else. */
export const shopApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: ["cart", "person"],
  endpoints: () => ({}),
});
