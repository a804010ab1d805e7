export { default } from "@/app/my/[...rest]/page";
