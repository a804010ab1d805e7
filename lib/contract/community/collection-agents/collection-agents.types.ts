import type { Response } from "@/lib/contract/calls";

export type FoundAgents = Response<"collectionAgents.list">;

export type FoundAgent = FoundAgents["results"][number];

export type AgentMapData = Response<"collectionAgents.map">;

export type OwnAgent = Response<"collectionAgents.getMine">;
