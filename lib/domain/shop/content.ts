import { isLanding, type Landing } from "./pictures";

/** A content page as its front matter describes it. */
export interface ContentMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Short title for links. */
  readonly short: string;
  /** Path of the illustration beside the title. */
  readonly picture: string | undefined;
  /** A scene instead of the picture, which makes the top of the page that of a landing page. */
  readonly scene: Landing | undefined;
  /** What the page is for, below the title. */
  readonly lead: string | undefined;
  /** What to do next, as buttons below the lead. */
  readonly actions: readonly ContentAction[];
  /** Publication date of an article. */
  readonly date: Date | undefined;
  /** Day of the last change of a page that is no article. */
  readonly updated: Date | undefined;
  /** Wide, with pictures; otherwise a column of text. */
  readonly isWide: boolean;
  /** Paths of the suggested next pages. */
  readonly next: readonly string[];
}

export interface ContentAction {
  readonly href: string;
  readonly label: string;
}

type FrontMatter = Readonly<Record<string, string | undefined>>;

const known = [
  "title",
  "description",
  "short",
  "picture",
  "scene",
  "lead",
  "actions",
  "date",
  "updated",
  "layout",
  "next",
];

/** Throws on invalid front matter: it is parsed by tests and builds, where the error is seen. */
export function parseContentMeta(path: string, frontMatter: FrontMatter): ContentMeta {
  const { title, description, short, picture, lead, layout, next } = frontMatter;
  const unknown = Object.keys(frontMatter).find((key) => !known.includes(key));
  if (unknown) throw new Error(`${path}: unknown front matter key "${unknown}".`);
  if (!title || !description) throw new Error(`${path}: title and description are required.`);
  return {
    path,
    title,
    description,
    short: short ?? title,
    picture: picture && `/pictures/${picture}.svg`,
    scene: parseScene(path, frontMatter["scene"]),
    lead,
    actions: parseActions(path, frontMatter["actions"]),
    date: parseDay(path, frontMatter["date"]),
    updated: parseDay(path, frontMatter["updated"]),
    isWide: isWideLayout(path, layout),
    next: next?.split(",").map((address) => address.trim()) ?? [],
  };
}

/** At noon, so that it is the same day in every time zone of a server. */
function parseDay(path: string, day: string | undefined): Date | undefined {
  if (day === undefined) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error(`${path}: write the date as 2026-01-31.`);
  return new Date(`${day}T12:00:00Z`);
}

function isWideLayout(path: string, layout: string | undefined): boolean {
  if (layout !== undefined && layout !== "wide") throw new Error(`${path}: the only layout is "wide".`);
  return layout === "wide";
}

function parseScene(path: string, scene: string | undefined): Landing | undefined {
  if (scene === undefined || isLanding(scene)) return scene;
  throw new Error(`${path}: there is no scene "${scene}".`);
}

/** Links as in Markdown, with spaces between them. */
function parseActions(path: string, text = ""): ContentAction[] {
  const links = [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)];
  if (links.map(([link]) => link).join(" ") !== text)
    throw new Error(`${path}: write actions as [Label](/path), with spaces between them.`);
  return links.map(([, label = "", href = ""]) => ({ label, href }));
}
