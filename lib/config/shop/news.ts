/** Name of the news in the banner. Change it with the text: then those who dismissed the previous news see it again. */
export const currentNews = "merger";
