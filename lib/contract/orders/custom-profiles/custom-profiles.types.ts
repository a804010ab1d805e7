import type { Body, Response } from "@/lib/contract/calls";

export type CustomProfile = Response<"customProfiles.get">;

export type SingleTest = Response<"customProfiles.tests">["results"][number];

export type ProfileChange = Body<"customProfiles.replace">;

export type BetterValue = NonNullable<Response<"customProfiles.betterValue">["offer"]>;
