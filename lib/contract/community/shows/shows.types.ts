import type { Body, Response } from "@/lib/contract/calls";

export type Show = Response<"shows.get">;

export type AdminShow = Response<"shows.listAll">["results"][number];

export type ShowInput = Body<"shows.create">;
