import "server-only";
import { redirect } from "next/navigation";
import { paths } from "@/lib/navigation/paths";
import { findTool, type ScreenName, toolsOf } from "@/lib/navigation/tools";
import { type User, requireUser } from "./visitor";

/** For the screen of a tool. Redirects a user without the tool to the overview, which explains who has it. */
export async function requireTool(name: ScreenName): Promise<User> {
  const user = await requireUser(findTool(name).path);
  if (!toolsOf(user).some((tool) => tool.name === name)) redirect(paths.myWithout(name));
  return user;
}
