CREATE TABLE "catechism_entries" (
	"language" text NOT NULL,
	"place" integer NOT NULL,
	"lesson_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"ways" jsonb NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "catechism_entries_language_place_pk" PRIMARY KEY("language","place")
);
--> statement-breakpoint
CREATE TABLE "catechism_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"lexeme" text NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "catechism_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "chat_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "chat_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"source" text NOT NULL,
	"citations" jsonb NOT NULL,
	"boxed_at" timestamp with time zone,
	"talked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "disclosures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_days" ADD CONSTRAINT "chat_days_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catechism_entries_words" ON "catechism_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "catechism_words_like" ON "catechism_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_messages_newest" ON "chat_messages" USING btree ("user_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_asked_at" ON "chat_messages" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "disclosures_newest" ON "disclosures" USING btree ("said_at","id");--> statement-breakpoint
CREATE INDEX "disclosures_user_id" ON "disclosures" USING btree ("user_id");