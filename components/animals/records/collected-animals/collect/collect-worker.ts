import { NavigationRoute, type PrecacheEntry, Serwist } from "serwist";

/** The page with its scripts, styles, fonts and icons. The build fills it in. */
declare const SHELL_FILES: PrecacheEntry[];

/**
 * Opens the collector page without a network. Nothing but its own files is cached, and no response of the API. A new
 * version waits until the page has been closed, so that no record is interrupted.
 */
const serwist = new Serwist({
  precacheEntries: SHELL_FILES,
  precacheOptions: { cleanupOutdatedCaches: true, ignoreURLParametersMatching: [/.*/] },
  skipWaiting: false,
  clientsClaim: false,
  disableDevLogs: true,
});

// The scope is a prefix: other pages may begin like this one.
const shell = serwist.createHandlerBoundToUrl("/collect");
serwist.registerRoute(new NavigationRoute(shell, { allowlist: [/^\/collect\/?(\?|$)/] }));

serwist.addEventListeners();
