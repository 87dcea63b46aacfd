CREATE TABLE "mistake_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"entry_id" text,
	"language" text NOT NULL,
	"text_version" text NOT NULL,
	"page" text NOT NULL,
	"message" text NOT NULL,
	"sender" text NOT NULL,
	"user_id" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD CONSTRAINT "mistake_reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mistake_reports_newest" ON "mistake_reports" USING btree ("created_at","id");