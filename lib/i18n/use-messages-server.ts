/** What `#use-messages` is in server components, so that a component can be rendered in either place. */
export {
  requestLanguage as useLanguage,
  requestMessages as useMessages,
  translate as useTranslator,
} from "./translate";
