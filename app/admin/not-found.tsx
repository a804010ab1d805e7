export { default } from "@/app/my/not-found";
