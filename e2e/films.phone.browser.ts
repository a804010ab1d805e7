import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/testing/test";

const path = "/how-to-videos";
const title = "Swabbing a dog on your own";

const openFilm = async (page: Page, reducedMotion: "reduce" | "no-preference" = "reduce") => {
  await page.emulateMedia({ reducedMotion });
  await page.goto(path);
  const film = page.getByRole("figure", { name: title });
  const button = (name: string) => film.getByRole("button", { name: `${name}: ${title}` });
  return { film, button };
};

/** The film's animations by their state, from inside its shadow root. */
const animations = (page: Page) =>
  page.evaluate((name) => {
    const root = document.querySelector(`[role=img][aria-label="${name}"]`)?.shadowRoot;
    return (root?.getAnimations() ?? []).map((animation) => ({
      state: animation.playState,
      moves: animation.effect instanceof KeyframeEffect && (animation.effect.target?.matches(".m") ?? false),
    }));
  }, title);

test("a film plays on request, holds still while it is paused, starts again at its end, and respects reduced motion", async ({
  page,
}) => {
  const { film, button } = await openFilm(page, "no-preference");
  await button("Play").click();
  await expect(film.getByText(/^2\/5 Sit beside/)).toBeVisible();
  await button("Pause").click();
  await expect(button("Play")).toBeFocused();
  const paused = await animations(page);
  expect(paused.filter(({ moves }) => moves).length).toBeGreaterThan(5);
  expect(paused.filter(({ state }) => state === "running")).toEqual([]);
  await button("Play").click();
  await page.evaluate((name) => {
    const root = document.querySelector(`[role=img][aria-label="${name}"]`)?.shadowRoot;
    for (const animation of root?.getAnimations() ?? []) animation.updatePlaybackRate(20);
  }, title);
  await expect(film.getByText(/^5\/5 /)).toBeVisible();
  await button("Play").click();
  await expect(film.getByText(/^1\/5 /)).toBeVisible();
  await expect(button("Pause")).toBeVisible();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await button("Play").click();
  await expect(film.getByText(/^2\/5 /)).toBeVisible();
  // The scenes follow each other without movement.
  expect((await animations(page)).filter(({ moves }) => moves)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a film shows its scenes as pictures and text, and no button", async ({ page }) => {
    const { film } = await openFilm(page);
    await expect(film.getByRole("heading")).toHaveCount(5);
    await expect(film.getByRole("button")).toHaveCount(0);
    await film.getByText("Transcript").click();
    await expect(film.getByText("A thumb lifts the lip")).toBeVisible();
  });
});
