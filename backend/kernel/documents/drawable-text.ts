/** The fonts have neither the narrow no-break space of French nor the minus sign of Swedish. */
export const drawableText = (text: string) => text.replaceAll("\u202f", "\u00a0").replaceAll("\u2212", "-");
