CREATE TABLE "translated_search" (
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"language" text NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_exact" text[] DEFAULT '{}' NOT NULL,
	"search_parts" text[] DEFAULT '{}' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'en' then 'english'::regconfig when 'de' then 'german'::regconfig when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig when 'it' then 'italian'::regconfig when 'nl' then 'dutch'::regconfig when 'pl' then 'simple'::regconfig when 'pt' then 'portuguese'::regconfig when 'sv' then 'swedish'::regconfig else 'simple'::regconfig end, coalesce(search_parts[1], '')), 'A') || setweight(to_tsvector(case language when 'en' then 'english'::regconfig when 'de' then 'german'::regconfig when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig when 'it' then 'italian'::regconfig when 'nl' then 'dutch'::regconfig when 'pl' then 'simple'::regconfig when 'pt' then 'portuguese'::regconfig when 'sv' then 'swedish'::regconfig else 'simple'::regconfig end, coalesce(search_parts[2], '')), 'B') || setweight(to_tsvector(case language when 'en' then 'english'::regconfig when 'de' then 'german'::regconfig when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig when 'it' then 'italian'::regconfig when 'nl' then 'dutch'::regconfig when 'pl' then 'simple'::regconfig when 'pt' then 'portuguese'::regconfig when 'sv' then 'swedish'::regconfig else 'simple'::regconfig end, coalesce(search_parts[3], '')), 'C') || setweight(to_tsvector(case language when 'en' then 'english'::regconfig when 'de' then 'german'::regconfig when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig when 'it' then 'italian'::regconfig when 'nl' then 'dutch'::regconfig when 'pl' then 'simple'::regconfig when 'pt' then 'portuguese'::regconfig when 'sv' then 'swedish'::regconfig else 'simple'::regconfig end, coalesce(search_parts[4], '')), 'D')) STORED,
	CONSTRAINT "translated_search_entity_entity_id_language_pk" PRIMARY KEY("entity","entity_id","language")
);
--> statement-breakpoint
ALTER TABLE "search_words" DROP CONSTRAINT "search_words_vocabulary_word_pk";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_vocabulary_language_word_pk" PRIMARY KEY("vocabulary","language","word");
