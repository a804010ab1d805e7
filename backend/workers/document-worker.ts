import { serveTasks } from "./serve-tasks";
import type { DocumentTask } from "@/backend/kernel/documents/document-kind";
import { renderTask } from "./document-kinds";

serveTasks((task: DocumentTask) => renderTask(task));
