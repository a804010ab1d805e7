/** Path of the flag of a country. Apart from `pictures`, because every page loads it. */
export const flagPicture = (country: string) => `/pictures/flags/${country}.svg`;
