/** Element at the end of the header that shows a notice. */
export const noticeSlotId = "notice";
