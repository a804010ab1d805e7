import type { Body, Query, Response } from "@/lib/contract/calls";

export type AgentFilters = Query<"collectionAgents.map">;

export type FoundAgents = Response<"collectionAgents.list">;

export type FoundAgent = FoundAgents["results"][number];

export type AgentMapData = Response<"collectionAgents.map">;

export type OwnAgent = Response<"collectionAgents.getMine">;

export type ListingInput = Body<"collectionAgents.updateListing">;

export type QuizAnswers = Body<"collectionAgents.takeQuiz">["answers"];

export type AgentMessage = Body<"collectionAgents.contact">;
