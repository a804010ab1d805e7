/** What pages need of the chunk that calls the shop: the one file that store/load-calls.ts loads. */
export { addCalls } from "./add-calls";
export { signIn } from "./auth";
export { orderItem } from "./order-item";
export { detectCountry } from "./country";
export {
  askSecurityQuestion,
  confirmRegistration,
  forgotPassword,
  register,
  resetPassword,
} from "./registration";
export { watchPerson } from "./watch-person";
