import type { LaunchOptions } from "@playwright/test";

interface WithLaunchOptions {
  readonly launchOptions: LaunchOptions;
}

/** For `test.use`: more flags of Chromium for all tests of a file. */
export const browserFlags = (...flags: readonly string[]) => ({
  launchOptions: async (
    { launchOptions }: WithLaunchOptions,
    provide: (options: LaunchOptions) => Promise<void>,
  ) => provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] }),
});

const camera = "--use-fake-device-for-media-stream";

/** A camera that shows a video file and is always allowed. Chromium's headless shell cannot ask. */
export const fakeCamera = (videoFile: string) => [
  camera,
  `--use-file-for-fake-video-capture=${videoFile}`,
  "--use-fake-ui-for-media-stream",
];

/** A camera that the visitor refuses. */
export const refusedCamera = [camera, "--use-fake-ui-for-media-stream=deny"];
