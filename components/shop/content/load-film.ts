/** A new copy of a film at its start. Undefined, if it cannot be loaded. */
export async function loadFilm(address: string): Promise<Element | undefined> {
  try {
    const response = await fetch(address);
    if (!response.ok) return undefined;
    const film = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
    return film.localName === "svg" ? document.importNode(film, true) : undefined;
  } catch {
    return undefined;
  }
}
