import { searchContent } from "@/lib/domain/find-content";
import { splitSearchTerms } from "@/lib/domain/search-terms";
import { requestMessages } from "@/lib/i18n/translate";
import { taskPaths } from "@/lib/navigation/task-paths";

export interface Task {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** One word is a name more often than a question: "carrier", "cat". */
export const isQuestion = (search: string): boolean => splitSearchTerms(search).length > 1;

/** What people come to do, not to read or to buy: found by its title, or by a question in other words. */
export function findTasks(search: string, countryNames: readonly string[]): readonly Task[] {
  const messages = requestMessages("tasks");
  const tasks = Object.entries(taskPaths).map(([name, path]) => {
    const { title, description, questions } = messages[name as keyof typeof taskPaths];
    const all = questions.replace("{countries}", countryNames.join(";")).split(";");
    const empty = { short: "", description: "", text: "" };
    return { ...empty, title, questions: isQuestion(search) ? all : [], task: { path, title, description } };
  });
  return searchContent(tasks, search).map(({ task }) => task);
}
