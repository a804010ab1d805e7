import { serveTasks } from "@/backend/workers/serve-tasks";
import { buildArchive } from "./build-archive";

serveTasks(buildArchive);
