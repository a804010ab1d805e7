import type { BodyOf, QueryOf, ResponseOf } from "@/lib/contract/contract";
import type { collectionAgentsShapes } from "./collection-agents.shapes";

type Shapes = typeof collectionAgentsShapes;

export type AgentFilters = QueryOf<Shapes["map"]>;

export type FoundAgents = ResponseOf<Shapes["list"]>;

export type FoundAgent = FoundAgents["results"][number];

export type AgentMapData = ResponseOf<Shapes["map"]>;

export type OwnAgent = ResponseOf<Shapes["getMine"]>;

export type AgentApplication = BodyOf<Shapes["apply"]>;

export type ListingInput = BodyOf<Shapes["updateListing"]>;

export type QuizAnswers = BodyOf<Shapes["takeQuiz"]>["answers"];

export type AgentMessage = BodyOf<Shapes["contact"]>;
