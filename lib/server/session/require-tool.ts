import "server-only";
import { redirect } from "next/navigation";
import { paths } from "@/lib/navigation/paths";
import { findTool, type ScreenName, toolsOf } from "@/lib/navigation/tools";
import { type Person, requirePerson } from "./visitor";

/** For the screen of a tool. Whoever has no such tool is led to their own, and told whose it is. */
export async function requireTool(name: ScreenName): Promise<Person> {
  const person = await requirePerson(findTool(name).path);
  if (!toolsOf(person).some((tool) => tool.name === name)) redirect(paths.myWithout(name));
  return person;
}
