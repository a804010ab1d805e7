import { serveTasks } from "@/backend/workers/serve-tasks";
import { runSpreadsheetTask } from "./spreadsheet-tasks";

serveTasks(runSpreadsheetTask);
