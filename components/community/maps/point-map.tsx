import { Link } from "@/components/links/link";
import { clusterPoints, type MapCluster } from "@/lib/domain/community/map-clusters";
import {
  formatFrame,
  isGlobal,
  type MapFrame,
  mapSize,
  mercatorGlobalFrame,
  type MapPoint,
} from "@/lib/domain/community/map-frame";
import type { MapProvider } from "@/lib/domain/community/map-provider";
import { tilesOf, mercatorSquareOf } from "@/lib/domain/community/map-tiles";
import { paths } from "@/lib/navigation/paths";
import { GoogleMap } from "./google-map-client";

/** What a point stands for: somebody in a town. */
export interface NamedPoint extends MapPoint {
  readonly id: number;
  readonly name: string;
  readonly place: string;
}

export interface PointMapProps {
  readonly points: readonly NamedPoint[];
  readonly frame: MapFrame;
  readonly label: string;
  readonly caption: string;
  readonly provider: MapProvider | undefined;
  readonly hrefOf: (cluster: MapCluster<NamedPoint>) => string;
  readonly labelOf: (cluster: MapCluster<NamedPoint>) => string;
}

/**
 * A picture of the outlines with a link for each point, or group of points, on top. Works without a script. The picture of
 * a map service covers the outlines; where it does not load, they remain.
 */
export function PointMap({ points, frame, label, caption, provider, hrefOf, labelOf }: PointMapProps) {
  // Map services draw the world in Mercator.
  const drawn = provider !== undefined && isGlobal(frame) ? mercatorGlobalFrame : frame;
  const { width, height } = mapSize;
  return (
    <figure className="grid gap-2">
      <div className="relative overflow-hidden rounded-box border border-line">
        <img
          src={paths.mapDrawing(formatFrame(drawn))}
          width={width}
          height={height}
          alt=""
          className="block h-auto w-full bg-unknown-soft"
        />
        {provider && <ServicePicture provider={provider} frame={drawn} />}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={label}
          className="pointer-events-none absolute inset-0 size-full"
        >
          {clusterPoints(points, drawn).map((cluster) => (
            <Marker
              key={cluster.points[0].id}
              cluster={cluster}
              href={hrefOf(cluster)}
              label={labelOf(cluster)}
            />
          ))}
        </svg>
      </div>
      <figcaption className="text-small text-quiet">
        {caption} {provider?.kind === "tiles" && provider.attribution}
      </figcaption>
    </figure>
  );
}

function ServicePicture({ provider, frame }: { readonly provider: MapProvider; readonly frame: MapFrame }) {
  if (provider.kind === "google") return <GoogleMap apiKey={provider.key} square={mercatorSquareOf(frame)} />;
  // Backgrounds, because a picture that does not load would show a symbol on top of the outlines.
  return tilesOf(frame, provider.url).map(({ src, left, top, width, height }) => (
    <div
      key={src}
      className="absolute bg-size-[100%_100%]"
      style={{
        left: `${left}%`,
        top: `${top}%`,
        width: `${width}%`,
        height: `${height}%`,
        backgroundImage: `url("${src}")`,
      }}
    />
  ));
}

interface MarkerProps {
  readonly cluster: MapCluster<NamedPoint>;
  readonly href: string;
  readonly label: string;
}

function Marker({ cluster: { x, y, points }, href, label }: MarkerProps) {
  const count = points.length;
  return (
    <Link href={href} aria-label={label} className="group pointer-events-auto no-underline outline-none">
      <title>{label}</title>
      {/* A larger target than the drawing. */}
      <circle cx={x} cy={y} r={17} className="fill-transparent" />
      <circle
        cx={x}
        cy={y}
        r={count === 1 ? 6 : 10}
        className="fill-brand stroke-card stroke-2 group-hover:fill-brand-strong group-focus-visible:stroke-ink"
      />
      {count > 1 && (
        <text
          x={x}
          y={y}
          dy="0.35em"
          textAnchor="middle"
          aria-hidden="true"
          className="fill-on-brand text-[11px] font-semibold"
        >
          {count}
        </text>
      )}
    </Link>
  );
}
