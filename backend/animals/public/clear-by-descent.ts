export { listClearByDescent } from "@/backend/animals/results/results/clear-by-descent";
