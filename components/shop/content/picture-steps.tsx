import type { ReactNode } from "react";
import { pictures, type Step } from "@/lib/domain/shop/pictures";

/** Numbered steps with a picture each. */
export function PictureSteps({ children }: { readonly children: ReactNode }) {
  return <ol className="my-6 grid gap-4 [counter-reset:step]">{children}</ol>;
}

interface PictureStepProps {
  readonly picture: Step;
  readonly title: string;
  readonly children: ReactNode;
}

export function PictureStep({ picture, title, children }: PictureStepProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 rounded-box border border-line bg-card p-5 [counter-increment:step] wide:gap-x-6">
      <img
        src={pictures.step(picture)}
        width={108}
        height={108}
        loading="lazy"
        alt=""
        className="size-16 wide:row-span-2 wide:size-24"
      />
      <h3 className="before:content-[counter(step)_'._'] wide:self-end">{title}</h3>
      <div className="col-span-2 wide:col-span-1 wide:col-start-2 wide:self-start">{children}</div>
    </li>
  );
}
