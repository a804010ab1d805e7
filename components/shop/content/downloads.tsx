import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { buttonStyles } from "@/components/ui/button-styles";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { brand } from "@/lib/config/brand";
import { translate } from "@/lib/i18n/translate";

/** Files to download, beside each other where there is room. */
export function Downloads({ children }: { readonly children: ReactNode }) {
  return (
    <div className="my-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
      {children}
    </div>
  );
}

interface DownloadProps {
  readonly title: string;
  /** Addresses of the file in its formats, with spaces between them. */
  readonly files: string;
  /** Shows the first file. `dark` is for white pictures. */
  readonly preview?: "light" | "dark";
  readonly children: ReactNode;
}

export function Download({ title, files, preview, children }: DownloadProps) {
  const all = files.split(" ");
  return (
    <section className={cn(cardStyles, "flex flex-col gap-3")}>
      {preview && (
        <img
          src={all[0]}
          width={240}
          height={96}
          alt=""
          loading="lazy"
          className={cn(
            "h-32 w-full rounded-box object-contain p-4",
            preview === "dark" ? "bg-ink" : "bg-sand",
          )}
        />
      )}
      <h3>{title}</h3>
      <div className="flex-1 text-quiet">{children}</div>
      <p className="flex flex-wrap gap-2">
        {all.map((file) => (
          <FileLink key={file} file={file} title={title} />
        ))}
      </p>
    </section>
  );
}

/** Forms are in English in every language. */
function FileLink({ file, title }: { readonly file: string; readonly title: string }) {
  const t = translate("content");
  const [name = "", format = ""] = file.slice(file.lastIndexOf("/") + 1).split(".");
  const isForm = format === "pdf";
  return (
    <Link
      href={file}
      download={`${brand.slug}-${name}.${format}`}
      {...(isForm && { hrefLang: "en" })}
      className={buttonStyles("secondary")}
    >
      {t(isForm ? "downloadEnglish" : "download", { format: format.toUpperCase() })}
      <span className="sr-only"> {title}</span>
    </Link>
  );
}
