import { searchContent } from "@/lib/domain/find-content";
import { splitSearchTerms } from "@/lib/domain/search-terms";
import { requestLanguage, requestMessages } from "@/lib/i18n/translate";
import { taskPaths } from "@/lib/navigation/task-paths";

export interface Task {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A single word is more often a name than a question: "carrier", "cat". */
export const isQuestion = (search: string): boolean => splitSearchTerms(search).length > 1;

/** Finds pages where the user can do something, such as tracking a sample, by their titles and by common questions. */
export function findTasks(search: string, countryNames: readonly string[]): readonly Task[] {
  const messages = requestMessages("tasks");
  const tasks = Object.entries(taskPaths).map(([name, path]) => {
    const { title, description, questions } = messages[name as keyof typeof taskPaths];
    const all = questions
      .split(";")
      .flatMap((text) =>
        text.includes("{country}") ? countryNames.map((country) => text.replace("{country}", country)) : text,
      );
    const empty = { short: "", description: "", text: "" };
    return { ...empty, title, questions: isQuestion(search) ? all : [], task: { path, title, description } };
  });
  return searchContent(tasks, search, { onlyAnswers: true, language: requestLanguage() }).map(
    ({ task }) => task,
  );
}
