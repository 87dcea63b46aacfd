CREATE TABLE "conversion_events" (
	"name" text NOT NULL,
	"event_id" text NOT NULL,
	"user_id" text,
	"state" text NOT NULL,
	"payload" jsonb,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversion_events_name_event_id_pk" PRIMARY KEY("name","event_id")
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "removed_words" text;--> statement-breakpoint
ALTER TABLE "conversion_events" ADD CONSTRAINT "conversion_events_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversion_events_user_id" ON "conversion_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversion_events_happened_at" ON "conversion_events" USING btree ("happened_at");