/** Sent to the window by what opens where toasts are displayed. Not a state: every page would load it. */
export const dismissToasts = "dismiss-toasts";
