/** Paths of shows. Apart from the others because browser code loads those. */
export const showPaths = {
  shows: "/my/shows",
  newShow: "/my/shows/new",
  show: (id: number) => `/my/shows/${id}`,
} as const;
