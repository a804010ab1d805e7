import { type FilmName, filmPath, filmSeconds, scenePath, sceneKeys } from "@/lib/domain/shop/films";
import { translate } from "@/lib/i18n/translate";
import { FilmSlot } from "./film-slot-client";

/** A silent film of ours with its scenes as pictures and text, which say the same without script or motion. */
export function Film({ name }: { readonly name: FilmName }) {
  const t = translate("films");
  const scenes = sceneKeys(name).map((key) => ({
    key,
    picture: scenePath(name, key.slice(name.length + 1)),
    caption: t(`scenes.${key}.caption`),
    text: t(`scenes.${key}.text`),
    shows: t(`scenes.${key}.shows`),
  }));
  const title = t(`titles.${name}`);
  return (
    <figure
      aria-label={title}
      className="my-6 grid items-start gap-x-8 gap-y-4 rounded-box border border-line bg-card p-4 wide:p-6 desk:in-data-wide:grid-cols-[3fr_2fr]"
    >
      <div className="desk:sticky desk:top-24">
        {/* Room for what the script adds, so that nothing moves. */}
        <div className="relative pb-24 wide:pb-14 print:pb-0 scriptless:pb-0">
          <img
            src={scenes[0]?.picture}
            width={320}
            height={200}
            loading="lazy"
            alt={title}
            className="block w-full rounded-box"
          />
          <FilmSlot
            film={filmPath(name)}
            title={title}
            captions={scenes.map(({ caption }) => caption)}
            labels={{
              play: t("play"),
              pause: t("pause"),
              again: t("again"),
              failed: t("failed"),
              length: t("length", { seconds: Math.round(filmSeconds(name)) }),
            }}
          />
        </div>
        <Transcript title={t("transcript")} scenes={scenes} />
      </div>
      <SceneList scenes={scenes} />
    </figure>
  );
}

interface ScenesProps {
  readonly scenes: readonly Readonly<Record<"key" | "picture" | "caption" | "text" | "shows", string>>[];
}

function SceneList({ scenes }: ScenesProps) {
  return (
    <ol className="grid gap-4 [counter-reset:scene] wide:grid-cols-2 desk:in-data-wide:grid-cols-1">
      {scenes.map(({ key, picture, caption, text }) => (
        <li key={key} className="grid grid-cols-[6rem_1fr] gap-x-4 [counter-increment:scene]">
          <img src={picture} width={96} height={60} loading="lazy" alt="" className="h-15 w-24 rounded-box" />
          <div>
            <h3 className="text-base font-semibold before:content-[counter(scene)_'._']">{caption}</h3>
            <p className="mt-1 text-small text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What the pictures show, for those who do not see them. */
function Transcript({ title, scenes }: ScenesProps & { readonly title: string }) {
  return (
    <details className="question print:hidden">
      <summary>
        {title}
        <span aria-hidden="true">+</span>
      </summary>
      <ol className="list-decimal space-y-2 pl-6 marker:text-quiet">
        {scenes.map(({ key, shows }) => (
          <li key={key}>{shows}</li>
        ))}
      </ol>
    </details>
  );
}
