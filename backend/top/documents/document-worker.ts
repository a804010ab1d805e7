import { serveTasks } from "@/backend/workers/serve-tasks";
import { type DocumentTask, renderTask } from "./document-kinds";

serveTasks((task: DocumentTask) => renderTask(task));
