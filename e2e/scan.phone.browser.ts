import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { browserFlags, fakeCamera } from "@/e2e/testing/fake-camera";
import { labelVideo } from "@/e2e/testing/label-picture";
import {
  barcodeField as field,
  openBarcodePage,
  scanButton,
  scanDialog as dialog,
} from "@/e2e/testing/scan-page";
import { inProof, test } from "@/e2e/testing/test";
import { formatBarcode, toKitBarcode } from "@/lib/domain/kits/kit-barcode";

const inCamera = toKitBarcode("471108151623");
const video = join(tmpdir(), `tube-label-${process.pid}.y4m`);

test.use(browserFlags(...fakeCamera(video)));

test.beforeAll(() => writeFileSync(video, labelVideo(inCamera)));
test.afterAll(() => rmSync(video));

/** Records every request for the camera and the state of what it returned. */
async function recordCamera(page: Page) {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    let requests = 0;
    const { mediaDevices } = navigator;
    const original = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      requests++;
      const stream = await original(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    const camera = () => ({
      requests,
      tracks: tracks.map(({ kind, readyState }) => `${kind} ${readyState}`),
    });
    Object.assign(window, { camera });
  });
  return () => page.evaluate<{ requests: number; tracks: string[] }>("camera()");
}

test("the scanner reads a tube label with the camera, which is asked for and loaded after a tap only", async ({
  page,
}) => {
  const wasm: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".wasm")) wasm.push(new URL(request.url()).pathname);
  });
  const camera = await recordCamera(page);
  await openBarcodePage(page);
  expect(await camera()).toEqual({ requests: 0, tracks: [] });
  expect(wasm).toEqual([]);
  await scanButton(page).click();
  await expect(field(page)).toHaveValue(inCamera);
  await expect(page.getByText(`Barcode read: ${formatBarcode(inCamera)}`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(scanButton(page)).toBeFocused();
  await expect.poll(camera).toEqual({ requests: 1, tracks: ["video ended"] });
  // Chromium on Linux has no reader of its own.
  expect(wasm).toEqual([expect.stringMatching(/^\/_next\/static\/media\/zxing_reader\..*\.wasm$/)]);
});

test(
  "the scanner releases the camera when the page is hidden and starts it again on request",
  inProof,
  async ({ page }) => {
    const camera = await recordCamera(page);
    // The reader arrives when the test lets it.
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.wasm", async (route) => {
      await released;
      await route.continue();
    });
    await openBarcodePage(page);
    await scanButton(page).click();
    await expect(page.getByText("Hold the barcode inside the frame.")).toBeVisible();
    await expect.poll(async () => (await camera()).tracks).toEqual(["video live"]);
    await expectGoodPage(page);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      Reflect.deleteProperty(document, "hidden");
    });
    await expect(page.getByText("The camera is off.")).toBeVisible();
    await expect.poll(camera).toEqual({ requests: 1, tracks: ["video ended"] });
    await page.getByRole("button", { name: "Turn the camera on" }).click();
    await expect(page.getByText("Hold the barcode inside the frame.")).toBeVisible();
    release();
    await expect(field(page)).toHaveValue(inCamera);
    await expect.poll(camera).toEqual({ requests: 2, tracks: ["video ended", "video ended"] });
  },
);

test(
  "the scan button shows an error when the scanner cannot be loaded, and loads it on a retry",
  inProof,
  async ({ context, page, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ChunkLoadError/);
    await openBarcodePage(page);
    await field(page).fill("typed before");
    await context.setOffline(true);
    await scanButton(page).click();
    await expect(
      page.getByText("We couldn’t load the scanner. Check your connection and try again"),
    ).toBeVisible();
    await expect(field(page)).toHaveValue("typed before");
    await context.setOffline(false);
    await scanButton(page).click();
    await expect(dialog(page)).toBeVisible();
  },
);
