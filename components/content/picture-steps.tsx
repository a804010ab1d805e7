import type { ReactNode } from "react";
import { pictures, type Step } from "@/lib/domain/pictures";

/** Steps in their order, a picture each. */
export function PictureSteps({ children }: { readonly children: ReactNode }) {
  return <ol className="my-6 grid gap-4">{children}</ol>;
}

interface PictureStepProps {
  readonly picture: Step;
  readonly title: string;
  readonly children: ReactNode;
}

export function PictureStep({ picture, title, children }: PictureStepProps) {
  return (
    <li className="flex flex-col gap-4 rounded-box border border-line bg-card p-5 wide:flex-row wide:gap-6">
      <img
        src={pictures.step(picture)}
        width={108}
        height={108}
        loading="lazy"
        alt=""
        className="size-24 shrink-0"
      />
      <div>
        <h3>{title}</h3>
        <div className="mt-1">{children}</div>
      </div>
    </li>
  );
}
